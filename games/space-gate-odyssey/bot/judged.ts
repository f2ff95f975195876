// What the figures of the judge have proved to be worth, by stage: `orrery fit space-gate-odyssey --seats 2 --games 60`.
export const JUDGED: readonly (readonly number[])[] = [
  [0.263, 0.0259, 0.456, 0.083, 0.12, 0.189, 0.314, -0.169, 0.615, 0.167, 0.624, 0.373, 0.344],
  [0.285, 0.0989, 0.115, 0.0449, 0.0785, 0.112, 0.45, 0.845, 1.38, 0.918, -0.285, -0.848, 0.243],
  [0.231, 0.0615, 0.154, 0.178, 0.0701, -0.0136, 0.397, 0.472, 0.384, 0.514, -0.788, -0.498, 0.183],
];
