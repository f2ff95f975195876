// The colours of the rings, from the Citadel outwards. Nothing of the rules is needed here: the home page draws with it.
export const CELL = 100;
export const SECTOR_COLOURS: Readonly<Record<string, string>> = {
  citadel: '#e0b062',
  violet: '#a884ff',
  brown: '#b98a63',
  yellow: '#e6d25a',
  red: '#ee6a62',
  green: '#58bf7d',
  blue: '#5f9cf5',
  orange: '#f29a4a',
  white: '#c9d2ea',
  black: '#7d86a8',
};
