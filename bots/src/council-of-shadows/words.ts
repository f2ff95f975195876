// The councillor's reasons, in one sentence each.
import type { Catalogue } from '@orrery/kernel';

export const councillorWords: Catalogue = {
  en: {
    'bot.councillor': 'Councillor',
    'bot.plan':
      'Planned together with what slides in later, these cards bring most for {consumption} consumption (about {worth} energy).',
    'bot.buy': 'It brings more energy than the gems are worth: {item}',
    'bot.buy.none': 'Nothing on offer is worth its gems now.',
    'bot.pay': 'The cheapest gems will do.',
    'bot.harvest': 'The richest yields first.',
    'bot.score': 'The payout of {energy} energy is worth the cube.',
    'bot.score.level': 'Scoring for {energy} energy now completes a Dark Tech level before consumption grows.',
    'bot.score.wait': 'One more cube would turn the lower payouts into higher ones: better to wait.',
    'bot.best': 'Counting majorities and yields, this brings most: {option}',
    'bot.automa': 'That helps the Automa least.',
  },
  es: {
    'bot.councillor': 'Consejero',
    'bot.plan':
      'Contando también lo que se deslizará después, estas cartas rinden más por {consumption} de consumo (unos {worth} de energía).',
    'bot.buy': 'Da más energía de lo que valen las gemas: {item}',
    'bot.buy.none': 'Ahora mismo nada de lo expuesto vale sus gemas.',
    'bot.pay': 'Bastan las gemas de menos valor.',
    'bot.harvest': 'Primero, los mejores rendimientos.',
    'bot.score': 'La recompensa de {energy} de energía compensa el cubo.',
    'bot.score.level':
      'Puntuar ahora por {energy} de energía completa un nivel «Dark Tech» antes de que suba el consumo.',
    'bot.score.wait': 'Un cubo más convertiría las recompensas menores en mayores: conviene esperar.',
    'bot.best': 'Contando mayorías y rendimientos, esto es lo que más da: {option}',
    'bot.automa': 'Es lo que menos ayuda a la IA.',
  },
};
