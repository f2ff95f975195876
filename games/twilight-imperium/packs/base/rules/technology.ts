// TI4-TECH: Technology and research.
import type { Rule } from '@orrery/kernel';

export const technology: readonly Rule[] = [
  {
    id: 'TI4-TECH-1',
    source: 'base',
    en: 'Owned technologies lie face up and belong to the player for the rest of the game; cards in the technology deck are not owned.',
    es: 'Las Tecnologías que se poseen están boca arriba y son del jugador el resto de la partida; las cartas del mazo de Tecnología no se poseen.',
  },
  {
    id: 'TI4-TECH-2',
    source: 'base',
    en: 'Researching: take from the own technology deck a card whose prerequisites are met. Gaining: take it without prerequisites.',
    es: 'Investigar: tomar del mazo propio una carta cuyos requisitos se cumplen. Obtener: tomarla sin requisitos.',
  },
  {
    id: 'TI4-TECH-3',
    source: 'base',
    en: 'Any effect that says research needs the prerequisites; any that says gain ignores them.',
    es: 'Todo efecto que diga «investiga» exige los requisitos; todo el que diga «obtén» los ignora.',
  },
  {
    id: 'TI4-TECH-4',
    source: 'base',
    en: 'Each prerequisite symbol needs one owned technology of that colour; owned technologies are not used up.',
    es: 'Cada símbolo de requisito necesita una Tecnología propia de ese color; las Tecnologías no se gastan por ello.',
  },
  {
    id: 'TI4-TECH-5',
    source: 'base',
    en: 'Unit upgrades have no colour and meet no prerequisite. Breakthroughs, faction sheets and mech cards are not technologies.',
    es: 'Las mejoras de unidad no tienen color ni cumplen requisitos. Los Hallazgos, las hojas de facción y las cartas de Meca no son Tecnologías.',
  },
  {
    id: 'TI4-TECH-6',
    source: 'base',
    en: 'A specialty: exhaust a readied planet you control to ignore one prerequisite of that colour for this research.',
    es: 'Especialidad: agota un planeta preparado que controles para ignorar un requisito de ese color en esta investigación.',
  },
  {
    id: 'TI4-TECH-7',
    source: 'te',
    en: 'Planets with two specialties: see TI4-DUAL-2, -3.',
    es: 'Planetas con dos especialidades: véanse TI4-DUAL-2 y TI4-DUAL-3.',
  },
  {
    id: 'TI4-TECH-8',
    source: 'pok',
    en: 'Psychoarchaeology: specialties work without exhausting, also on exhausted planets, each specialty once per research.',
    es: 'Psicoarqueología: las especialidades valen sin agotar, también en planetas agotados, una vez cada una por investigación.',
  },
  {
    id: 'TI4-TECH-9',
    source: 'base',
    en: "Several waivers may be combined (specialties, Analytical for non-upgrades, AI Development Algorithm for upgrades, Prophet's Tears, Doctor Carrina, Inheritance Systems, Riftmeld, Brother Omar, Research Team laws).",
    es: 'Pueden combinarse varias formas de ignorar requisitos (especialidades, Analíticos para las que no son mejoras, Algoritmo de desarrollo de IA para las mejoras, Lágrimas del profeta, doctora Carrina, Sistemas de herencia, Fusión de grietas, hermano Omar, leyes de Equipo de investigación).',
  },
  {
    id: 'TI4-TECH-10',
    source: 'pok',
    en: 'AI Development Algorithm may be exhausted for a waiver and still count as a red technology in the same research.',
    es: 'El Algoritmo de desarrollo de IA puede agotarse para ignorar un requisito y contar a la vez como Tecnología roja en esa investigación.',
  },
  {
    id: 'TI4-TECH-11',
    source: 'base',
    en: 'A technology already owned cannot be researched or gained again.',
    es: 'Una Tecnología que ya se posee no puede investigarse ni obtenerse otra vez.',
  },
  {
    id: 'TI4-TECH-12',
    source: 'base',
    en: 'Faction technologies can be researched only by their own faction.',
    es: 'Las Tecnologías de facción solo las investiga su facción.',
  },
  {
    id: 'TI4-TECH-13',
    source: 'base',
    en: 'A faction with its own version of a unit upgrade can neither research nor gain the generic one.',
    es: 'Una facción con versión propia de una mejora no puede investigar ni obtener la genérica.',
  },
  {
    id: 'TI4-TECH-14',
    source: 'base',
    en: 'A gained technology enters readied and works at once; with an upgrade all units of the type have the new values at once.',
    es: 'Una Tecnología obtenida entra preparada y funciona al momento; con una mejora, todas las unidades del tipo tienen enseguida los nuevos valores.',
  },
  {
    id: 'TI4-TECH-15',
    source: 'te',
    en: 'Technologies the Obsidian gets on turning may no longer be researched by it but can be gained.',
    es: 'Las Tecnologías que la Obsidiana recibe al voltearse ya no puede investigarlas, pero sí obtenerlas.',
  },
  {
    id: 'TI4-TECH-16',
    source: 'pok',
    en: 'Returning a technology to the deck (Divert Funding, Genetic Memory) loses its effects at once; regained it comes readied.',
    es: 'Devolver una Tecnología al mazo (Desviar fondos, Memoria genética) hace perder sus efectos al momento; si se recupera, vuelve preparada.',
  },
  {
    id: 'TI4-TECH-17',
    source: 'base',
    en: 'Losing War Sun technology removes own war suns from the board.',
    es: 'Perder la Tecnología Sol de guerra retira los soles de guerra propios del tablero.',
  },
  {
    id: 'TI4-TECH-18',
    source: 'ruling',
    en: 'An action card that says research names the technology only after the window for cancelling; one that says gain (Plagiarize) before.',
    es: 'Una carta de Acción que dice «investiga» nombra la Tecnología después del momento de anularla; una que dice «obtén» (Plagio), antes.',
  },
  {
    id: 'TI4-TECH-19',
    source: 'base',
    en: 'The number and colours of owned technologies are public; technology decks are open information.',
    es: 'El número y los colores de las Tecnologías que se poseen son públicos; los mazos de Tecnología son información abierta.',
  },
  {
    id: 'TI4-TECH-20',
    source: 'te',
    en: 'Entropic scars: see TI4-XSCAR-7 to -11.',
    es: 'Fallas entrópicas: véanse TI4-XSCAR-7 a TI4-XSCAR-11.',
  },
];
