// What the figures of the judge have proved to be worth, by stage: `orrery fit cosmos --seats 4 --games 24`.
export const JUDGED: readonly (readonly number[])[] = [
  [0.0395, 0.32, -0.504, 2.08, -0.364, -1.12, 0.354, 0.159],
  [0.095, -0.00766, 0.113, 2.21, 0.276, -1.01, 0.0407, -0.0286],
  [0.0723, -0.169, -0.00412, 2.96, 0.906, 0.441, 0.0444, -0.619],
];
