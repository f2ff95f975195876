// What the figures of the judge have proved to be worth, by stage: `orrery fit twilight-imperium --seats 3 --games 24`.
export const JUDGED: readonly (readonly number[])[] = [
  [0.515, 0.27, 0.265, 0.235, -0.121, 0.0919, 0.117, 0.287, 0.0543, 0.138, -0.282, 0.0249],
  [0.867, -0.0771, -0.0761, 0.14, 0.0348, 0.133, 0.0701, 0.595, -0.223, 0.0327, -0.175, 0.271],
  [1.86, -0.0106, -0.173, -0.135, 0.38, 0.0551, 0.0296, 0.251, -0.598, 0.234, 0.00181, 0.749],
];
