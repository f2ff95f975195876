// The console client's own words.
import type { Catalogue } from '@orrery/kernel';

export const words: Catalogue = {
  en: {
    'console.welcome': '{game}. You are {seats}. Type ? for help.',
    'console.help':
      'Type the number of a choice (several with blanks between), a number where one is asked, or a sheet as JSON.\n  v  look at the table    h  ask for a hint    u  take back    r  the rules asked after\n  d  what else you may do    l  change language    q  leave',
    'console.asks': '{seat}: {prompt}',
    'console.many': 'Choose {min} to {max}.',
    'console.number': 'A number from {min} to {max}.',
    'console.form': 'A sheet as JSON, for example: {sample}',
    'console.deals': 'Besides, at any time:',
    'console.noDeals': 'There is nothing else you may do now.',
    'console.hint': 'The bot {bot} would choose: {choice}',
    'console.noRules': 'This question names no rule.',
    'console.unclear': 'That is none of the choices.',
    'console.over': 'The game is over. {why}',
    'console.rank': '{rank}. {seats}',
    'console.left': 'You leave the table.',
    'console.name': '{seat}',
    'console.you': 'Player {number} (you)',
    'console.bot': '{bot} {number}',
  },
  es: {
    'console.welcome': '{game}. Juegas como {seats}. Escribe ? para ver la ayuda.',
    'console.help':
      'Escribe el número de una opción (varias, separadas por espacios), un número si se pide, o una hoja en JSON.\n  v  mirar la mesa    h  pedir una pista    u  deshacer    r  las reglas de la pregunta\n  d  qué más puedes hacer    l  cambiar de idioma    q  salir',
    'console.asks': '{seat}: {prompt}',
    'console.many': 'Elige de {min} a {max}.',
    'console.number': 'Un número de {min} a {max}.',
    'console.form': 'Una hoja en JSON, por ejemplo: {sample}',
    'console.deals': 'Además, en cualquier momento:',
    'console.noDeals': 'Ahora no puedes hacer nada más.',
    'console.hint': 'El bot {bot} elegiría: {choice}',
    'console.noRules': 'Esta pregunta no cita ninguna regla.',
    'console.unclear': 'Eso no es ninguna de las opciones.',
    'console.over': 'La partida ha terminado. {why}',
    'console.rank': '{rank}.º {seats}',
    'console.left': 'Dejas la mesa.',
    'console.name': '{seat}',
    'console.you': 'Jugador {number} (tú)',
    'console.bot': '{bot} {number}',
  },
};
