// The rule index, part troops: one testable statement each, in our own words.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  {
    id: 'CSM-TROOP-1',
    source: 'manual §4.2',
    en: 'Troops are counted by faction, type and place: ground, ship cargo of a fleet, station, orbital troop base.',
    es: 'Las tropas se cuentan por facción, tipo y lugar: tierra, carga de una flota, estación, base de tropas orbital.',
  },
  {
    id: 'CSM-TROOP-2',
    source: 'manual §4.2',
    en: 'Common actions (collect, search, being recruited) are the whole turn of a troop: it may not have made nor make partial moves.',
    es: 'Recolectar, buscar y ser reclutada es todo el turno de una tropa.',
  },
  {
    id: 'CSM-TROOP-3',
    source: 'manual §4.2',
    en: 'Partial moves (between ground, ship, station, orbital base of one system) may be made twice per turn by each troop, as riders of an order that involves its origin or destination unit or construction (free), or as an order of their own (1 action for any number of moves in one system).',
    es: 'Cada tropa hace hasta dos movimientos parciales por turno dentro de un sistema, como añadido de otra orden o con una orden propia.',
  },
  {
    id: 'CSM-TROOP-4',
    source: 'ours',
    en: 'Cargo belongs to the fleet; it may not exceed its total capacity. Splitting a fleet divides cargo as ordered, by default in proportion to capacity (floor, rest stays).',
    es: 'La carga es de la flota y no pasa de su capacidad. Al dividir una flota se reparte en proporción a la capacidad.',
  },
  {
    id: 'CSM-TROOP-5',
    source: 'manual §4.2',
    en: 'From orbit to ground: forbidden if another faction (not a pact partner) or a neutral force had visible units in that orbit in the snapshot (E14). Exempt: invisible carriers, dynamic landings.',
    es: 'De órbita a tierra: prohibido si otra facción no socia o una fuerza neutral se mostraba en esa órbita en la foto (E14). Exentos: lo invisible y los desembarcos dinámicos.',
  },
  {
    id: 'CSM-TROOP-6',
    source: 'ours',
    en: 'From ground to orbit there is no such bar.',
    es: 'De tierra a órbita no hay esa traba.',
  },
  {
    id: 'CSM-TROOP-7',
    source: 'manual §4.2T, §10',
    en: 'Dynamic landing: a fleet prepared with a Landing Capsule that reaches its place lands in 2A(6) the troops named in the `bajando`/`landing` rider of its move order (all if none is written), whatever is in orbit; it fails against an energy dome or a Defend order, and the troops stay aboard. They were not aboard during the star battle.',
    es: 'Desembarco dinámico: la flota preparada con Cápsula que llega a su lugar baja en 2A las tropas nombradas, haya lo que haya en órbita; falla contra una cúpula o un Defender.',
  },
  {
    id: 'CSM-TROOP-8',
    source: 'manual §4.2; ours',
    en: 'If ships carrying troops are destroyed: troops lost = ceil(T x lost capacity / initial capacity of the fleet), per troop type, computed once at the end of the battle.',
    es: 'Si se destruyen naves con tropas: se pierden ceil(T x capacidad perdida / capacidad inicial) de cada tipo.',
  },
  {
    id: 'CSM-TROOP-9',
    source: 'manual §4.2; ours',
    en: 'An orbital troop base holds up to 500 troops, cannot be destroyed or bombarded, and is taken by moving troops into it: a ground battle inside. It serves who holds it; empty it serves the orbit dominator.',
    es: 'Una base de tropas orbital tiene hasta 500 tropas, no se destruye ni se bombardea y se toma metiendo tropas en ella.',
  },
  {
    id: 'CSM-TROOP-10',
    source: 'manual §4.2; ours',
    en: 'A station holds up to 300 troops, lost with it.',
    es: 'Una estación tiene hasta 300 tropas, que se pierden con ella.',
  },
  {
    id: 'CSM-TROOP-11',
    source: 'ours',
    en: "Troops gained in orbit fill the free capacity of the faction's fleets there in label order; the rest is lost. Troops that lose their place because capacity shrinks without a battle stay.",
    es: 'Las tropas ganadas en órbita llenan las flotas de allí por orden de letra; las que no caben se pierden.',
  },
  {
    id: 'CSM-HERO-1',
    source: 'manual §6; ours',
    en: 'A hero has no combat figures and uses no capacity; it is aboard a fleet, in a station or base, or on the ground, and moves as troops do (two partial moves). It starts in the base (aboard if mobile).',
    es: 'Un héroe no tiene valores de combate ni ocupa sitio; va en flota, estación, base o tierra y se mueve como las tropas. Empieza en la base.',
  },
  {
    id: 'CSM-HERO-2',
    source: 'ours',
    en: 'Its effect works while it is alive, or while it is in the place its text names.',
    es: 'Su efecto vale mientras vive, o mientras está donde dice su texto.',
  },
  {
    id: 'CSM-HERO-3',
    source: 'manual §7; ours',
    en: 'It dies if its fleet or station is wholly destroyed, if its side loses all its troops on that ground in a battle or bombardment, if its base falls while it is there with no troops, or by a Nova Bomb.',
    es: 'Muere si su flota o estación es destruida entera, si su bando pierde todas las tropas de esa tierra, si cae su base con él dentro sin tropas, o por una Bomba Nova.',
  },
  {
    id: 'CSM-HERO-4',
    source: 'manual §7',
    en: 'A dead hero returns only by the Cloning Laboratory.',
    es: 'Un héroe muerto solo vuelve por el Laboratorio de Clonación.',
  },
  {
    id: 'CSM-HERO-5',
    source: 'ours',
    en: 'A hero alone on the ground (no own troops, no own base) dies when another faction comes to dominate that ground in 2E.',
    es: 'Un héroe solo en tierra muere cuando otro pasa a dominarla en 2E.',
  },
  {
    id: 'CSM-HERO-6',
    source: 'ours',
    en: 'When a fleet is split the hero stays with the part that keeps the label, unless the order says `con heroe`/`with hero`. "Aboard Atlantis" or "in the workshop" means in the fleet of Atlantis, or in the Orbital Workshop.',
    es: 'Al dividir una flota el héroe se queda con la parte que conserva la letra, salvo `con heroe`.',
  },
  {
    id: 'CSM-HERO-7',
    source: 'manual §7; ours',
    en: 'A cloned hero appears on the ground of the Cloning Laboratory and has spent its partial moves. A faction never has the same hero twice.',
    es: 'Un héroe clonado aparece en la tierra del Laboratorio con sus movimientos gastados. Nunca hay dos iguales.',
  },
  {
    id: 'CSM-SPY-1',
    source: 'manual §4.2',
    en: 'Counter-espionage: the ground dominator of a system removes in 2D the lasting vision of it of every faction that has no unit there.',
    es: 'Contraespionaje: quien domina la tierra quita en 2D la visión continuada del sistema a las facciones sin unidades en él.',
  },
  {
    id: 'CSM-SPY-2',
    source: 'ours',
    en: 'Spied information goes only to the spy; the victim is not told.',
    es: 'Lo espiado solo lo sabe el espía.',
  },
];
