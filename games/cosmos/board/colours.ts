// The colours of the rings, from the Citadel outwards. Nothing of the rules is needed here: the home page draws with it.
export const CELL = 100;
export const SECTOR_COLOURS: Readonly<Record<string, string>> = {
  citadel: '#e0b062',
  violet: '#a57bff',
  brown: '#bd6f33',
  yellow: '#f4d92e',
  red: '#f2504f',
  green: '#3fc46e',
  blue: '#4a8ff7',
  orange: '#ff8f2e',
  white: '#e6ecfb',
  black: '#7d86a8',
};
