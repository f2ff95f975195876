// Styles of a board: names of classes, made unique where they are built.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
