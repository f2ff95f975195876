// What is written on the faction sheets: abilities, flagships and mechs, by name and text.
import type { Messages } from '@orrery/kernel';

type Entry = readonly [name: string, text: string];

const EN: Readonly<Record<string, Entry>> = {
  'orbital-drop': ['Orbital Drop', 'Action: spend 1 strategy token to place 2 infantry on a planet you control.'],
  versatile: ['Versatile', 'You gain 1 more command token in the status phase.'],
  genesis: ['Flagship Genesis', 'At the end of the status phase place 1 infantry in its system’s space area.'],
  'zs-thunderbolt-m2': [
    'Mech ZS Thunderbolt M2',
    'After Orbital Drop you may spend 3 resources to place 1 mech on the same planet.',
  ],
  'masters-of-trade': ['Masters of Trade', 'The secondary ability of Trade costs you no token.'],
  'guild-ships': ['Guild Ships', 'You may have transactions with players who are not your neighbours.'],
  arbiters: ['Arbiters', 'Action cards may be part of your transactions.'],
  'wrath-of-kenara': [
    'Flagship Wrath of Kenara',
    'In space combat in its system you may spend 1 trade good after a die of yours is rolled to add 1 to it.',
  ],
  'pride-of-kenara': ['Mech Pride of Kenara', 'Its own text is not in play yet.'],
  'munitions-reserves': [
    'Munitions Reserves',
    'At the start of a round of space combat you may spend 2 trade goods to reroll any of your dice in that round.',
  ],
  armada: ['Armada', 'In each system you may have 2 more non-fighter ships than tokens in your fleet pool.'],
  'arc-secundus': [
    'Flagship Arc Secundus',
    'Other players’ units in its system lose planetary shield. It is repaired at the start of each round of space combat.',
  ],
  'dunlain-reaper': [
    'Mech Dunlain Reaper',
    'At the start of a round of ground combat you may spend 2 resources to replace an infantry there with a mech.',
  ],
  unrelenting: ['Unrelenting', '+1 to each combat roll of your units.'],
  'cmorran-norr': ['Flagship C’morran N’orr', '+1 to each combat roll of your other ships in its system.'],
  'valkyrie-exoskeleton': [
    'Mech Valkyrie Exoskeleton',
    'When it sustains damage in ground combat it deals 1 hit to the other side’s ground forces on the planet.',
  ],
  fragile: ['Fragile', '-1 to each combat roll of your units.'],
  brilliant: [
    'Brilliant',
    'When you use the secondary ability of Technology you resolve its primary ability instead, without the 4 resources.',
  ],
  analytical: ['Analytical', 'When you research a technology that is no unit upgrade you may ignore 1 prerequisite.'],
  'j-n-s-hylarim': ['Flagship J.N.S. Hylarim', 'Each 9 or 10 its own combat dice show brings 2 more hits.'],
  'shield-paling': ['Mech Shield Paling', 'Your infantry on its planet are not affected by Fragile.'],
  'peace-accords': [
    'Peace Accords',
    'After you resolve an ability of Diplomacy you may gain control of a planet without units next to one of yours; not of Mecatol Rex.',
  ],
  quash: ['Quash', 'Belongs to the agenda phase, which is not in play yet.'],
  'loncara-ssodu': ['Flagship Loncara Ssodu', 'Its space cannon also fires at ships in adjacent systems.'],
  indomitus: ['Mech Indomitus', 'Its space cannon also fires at ships in adjacent systems.'],
};

const ES: Readonly<Record<string, Entry>> = {
  'orbital-drop': [
    'Lanzamiento orbital',
    'Acción: gasta 1 ficha de Estrategia para colocar 2 unidades de infantería en un planeta que controles.',
  ],
  versatile: ['Versátiles', 'Ganas 1 ficha de Mando más en la fase de Estado.'],
  genesis: [
    'Nave insignia Génesis',
    'Al final de la fase de Estado coloca 1 unidad de infantería en el espacio de su sistema.',
  ],
  'zs-thunderbolt-m2': [
    'Meca ZS Thunderbolt M2',
    'Después de un Lanzamiento orbital puedes gastar 3 Recursos para colocar 1 meca en el mismo planeta.',
  ],
  'masters-of-trade': ['Maestros del comercio', 'La capacidad secundaria de Comercio no te cuesta ficha.'],
  'guild-ships': ['Naves del gremio', 'Puedes realizar transacciones con jugadores que no sean tus vecinos.'],
  arbiters: ['Árbitros', 'En tus transacciones se pueden intercambiar cartas de Acción.'],
  'wrath-of-kenara': [
    'Nave insignia Ira de Kenara',
    'En los combates espaciales de su sistema, después de tirar un dado puedes gastar 1 Mercancía para sumarle 1.',
  ],
  'pride-of-kenara': ['Meca Orgullo de Kenara', 'Su texto propio aún no está en juego.'],
  'munitions-reserves': [
    'Reservas de munición',
    'Al comienzo de una ronda de combate espacial puedes gastar 2 Mercancías para repetir cualquiera de tus dados en esa ronda.',
  ],
  armada: [
    'Armada',
    'En cada sistema puedes tener 2 naves que no sean cazas más de las que permiten las fichas de tu reserva de Flota.',
  ],
  'arc-secundus': [
    'Nave insignia Arc Secundus',
    'Las unidades ajenas de su sistema pierden Escudo planetario. Se repara al comienzo de cada ronda de combate espacial.',
  ],
  'dunlain-reaper': [
    'Meca Segador de Dunlain',
    'Al comienzo de una ronda de combate terrestre puedes gastar 2 Recursos para convertir en meca una unidad de infantería de ese combate.',
  ],
  unrelenting: ['Implacables', '+1 a cada tirada de combate de tus unidades.'],
  'cmorran-norr': ['Nave insignia C’morran N’orr', '+1 a cada tirada de combate de tus demás naves en su sistema.'],
  'valkyrie-exoskeleton': [
    'Meca Exoesqueleto Valkyrie',
    'Cuando usa Resistencia al daño en un combate terrestre, causa 1 impacto a las fuerzas terrestres rivales del planeta.',
  ],
  fragile: ['Frágiles', '-1 a cada tirada de combate de tus unidades.'],
  brilliant: [
    'Brillantes',
    'Cuando usas la capacidad secundaria de Tecnología, resuelves en su lugar la primaria, sin gastar los 4 Recursos.',
  ],
  analytical: [
    'Analíticos',
    'Cuando investigas una Tecnología que no sea una mejora de unidad puedes ignorar 1 requisito.',
  ],
  'j-n-s-hylarim': [
    'Nave insignia J.N.S. Hylarim',
    'Cada 9 o 10 que muestren sus propios dados de combate causa 2 impactos más.',
  ],
  'shield-paling': ['Meca Empalizada de escudos', 'Frágiles no afecta a tu infantería en su planeta.'],
  'peace-accords': [
    'Acuerdos de paz',
    'Después de resolver una capacidad de Diplomacia puedes obtener el control de un planeta sin unidades junto a uno tuyo, salvo Mecatol Rex.',
  ],
  quash: ['Sofocar', 'Corresponde a la fase de Agenda, que aún no está en juego.'],
  'loncara-ssodu': [
    'Nave insignia Loncara Ssodu',
    'Su Cañón espacial también puede disparar contra naves en sistemas adyacentes.',
  ],
  indomitus: ['Meca Indomitus', 'Su Cañón espacial también puede disparar contra naves en sistemas adyacentes.'],
};

const spread = (entries: Readonly<Record<string, Entry>>): Messages =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([id, [name, text]]) => [
      [`sheet.${id}`, name],
      [`sheet.${id}.text`, text],
    ]),
  );

export const sheets: { en: Messages; es: Messages } = { en: spread(EN), es: spread(ES) };
