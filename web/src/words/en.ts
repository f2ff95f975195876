// The client's words in English.

export const en = {
  'board.fit': 'Fit the whole board',
  'board.zoomIn': 'Closer',
  'board.zoomOut': 'Farther',
  'board.name': 'Board. Arrow keys move it, plus and minus zoom, 0 fits.',
};
