// TI4-EXP-1: the expedition to Thunder's Edge: the six segments of its marker, and what each costs.

/** The edition with which the expedition, the breakthroughs and the Fracture came. */
export const EXPEDITION = 5;

export const EDGE = 'thunders-edge';
export const SEGMENTS = ['resources', 'actionCards', 'influence', 'secret', 'specialty', 'tradeGoods'] as const;
export type Segment = (typeof SEGMENTS)[number];
/** How much of each: resources, cards, influence, objectives, planets or trade goods. */
export const PRICE: Readonly<Record<Segment, number>> = {
  resources: 5,
  actionCards: 2,
  influence: 5,
  secret: 1,
  specialty: 1,
  tradeGoods: 3,
};
