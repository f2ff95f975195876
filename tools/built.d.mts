/** Makes sure that packages are installed and built; does nothing where nothing has changed. */
export function ready(): void;
