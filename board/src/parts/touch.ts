// Whether what was pressed last was pressed by a finger, which cannot hover over a thing before.
let finger = false;
const note = (event: Event): void => {
  finger = 'pointerType' in event && event.pointerType === 'touch';
};
if (typeof window !== 'undefined') for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, true);

export const byTouch = (): boolean => finger;
