// The colours of the rings, from the Citadel outwards. Nothing of the rules is needed here: the home page draws with it.
export const CELL = 100;
export const SECTOR_COLOURS: Readonly<Record<string, string>> = {
  citadel: '#e0b062',
  violet: '#a57bff',
  brown: '#bd6f33',
  yellow: 'light-dark(#d3b400, #f4d92e)',
  red: '#f2504f',
  green: '#3fc46e',
  blue: '#4a8ff7',
  orange: '#ff8f2e',
  white: 'light-dark(#8f9cbd, #e6ecfb)', // white paper would swallow it
  black: '#7d86a8',
};
