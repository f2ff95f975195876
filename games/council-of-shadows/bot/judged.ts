// What the figures of the judge have proved to be worth, by stage: `orrery fit council-of-shadows --seats 2`.
export const JUDGED: readonly (readonly number[])[] = [
  [0, 0.108, -0.216, -0.118, 0.169, 0.104, 0.755, 0.35, -0.0137, 1.06, 0.0694, 0, 0.183],
  [1.09, 0.0815, -0.0396, -0.0591, 0.0769, -0.108, 0.34, 0.151, 0.0156, 0.252, -0.0143, 0.199, 0.543],
  [2.95, 0.0738, -0.0199, -0.0299, 0.137, -0.874, 0.17, 0.0658, 0.0203, 0.197, 0.0436, 0.249, -0.002],
];
