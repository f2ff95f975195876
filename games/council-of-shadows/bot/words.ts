// The councillor's reasons, in one sentence each.
import type { Catalogue } from '@orrery/kernel';

export const words: Catalogue = {
  en: {
    'bot.councillor': 'Councillor',
    'bot.plan':
      'Planned together with what slides in later, these cards bring most for {consumption} consumption (about {worth} energy).',
    'bot.buy': 'It will bring more energy than its gems are worth.',
    'bot.buy.none': 'Nothing on offer is worth its gems now.',
    'bot.pay': 'The cheapest gems will do.',
    'bot.harvest': 'The richest yields first.',
    'bot.score': 'The payout of {energy} energy is worth the cube.',
    'bot.score.level': 'Scoring for {energy} energy now completes a Dark Tech level before consumption grows.',
    'bot.score.wait': 'One more cube would turn the lower payouts into higher ones: better to wait.',
    'bot.settle': 'Of all planets in range, one in {galaxy} brings most.',
    'bot.settle.majority': 'It gives or keeps the majority in {galaxy}.',
    'bot.place': 'For its planets and its yield it is the better tile, and {galaxy} pays best for it.',
    'bot.yield': 'The yield is worth more than a cube there.',
    'bot.stack': 'That parsec pays most for the planets that can be settled.',
    'bot.take': 'Over the rounds to come this card brings most.',
    'bot.return': 'It is the bonus card that would pay least.',
    'bot.decline': 'Nothing here is worth it.',
    'bot.best': 'Counting majorities and yields, this brings most.',
    'bot.automa': 'That helps the Automa least.',
  },
  es: {
    'bot.councillor': 'Consejero',
    'bot.plan':
      'Contando también lo que se deslizará después, estas cartas rinden más por {consumption} de consumo (unos {worth} de energía).',
    'bot.buy': 'Dará más energía de lo que valen sus gemas.',
    'bot.buy.none': 'Ahora mismo nada de lo expuesto vale sus gemas.',
    'bot.pay': 'Bastan las gemas de menos valor.',
    'bot.harvest': 'Primero, los mejores rendimientos.',
    'bot.score': 'La recompensa de {energy} de energía compensa el cubo.',
    'bot.score.level':
      'Puntuar ahora por {energy} de energía completa un nivel «Dark Tech» antes de que suba el consumo.',
    'bot.score.wait': 'Un cubo más convertiría las recompensas menores en mayores: conviene esperar.',
    'bot.settle': 'De todos los planetas al alcance, uno de {galaxy} es el que más da.',
    'bot.settle.majority': 'Da la mayoría en {galaxy} o la asegura.',
    'bot.place': 'Por sus planetas y su rendimiento es la mejor loseta, y {galaxy} es donde más renta.',
    'bot.yield': 'El rendimiento vale más que un cubo ahí.',
    'bot.stack': 'Ese Parsec es el que más paga por los planetas que se pueden colonizar.',
    'bot.take': 'En las rondas que quedan, esta carta es la que más da.',
    'bot.return': 'Es la carta bonus que menos daría.',
    'bot.decline': 'Nada de lo que hay aquí compensa.',
    'bot.best': 'Contando mayorías y rendimientos, esto es lo que más da.',
    'bot.automa': 'Es lo que menos ayuda a la IA.',
  },
};
