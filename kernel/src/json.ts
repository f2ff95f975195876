// Plain data (law 1): copying, comparing and writing it in one canonical way.

/** A deep copy of plain data. Spreading keeps V8's hidden class, which makes this several times faster than a walk. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T;
}

function copyObject(value: object): object {
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copyObject(item);
    }
    return list;
  }
  const bag: Record<string, unknown> = { ...value };
  for (const key in bag) {
    const item = bag[key];
    if (typeof item !== 'object' || item === null) continue;
    if (key === '__proto__') return { ...copyObject(without(bag, key)), [key]: copyObject(item) }; // a key like any other
    bag[key] = copyObject(item);
  }
  return bag;
}

function without(bag: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = bag;
  return rest;
}

/** The one text of a value: keys sorted, nothing but JSON. Throws with the path of whatever is not plain data. */
export function canonical(value: unknown, path = '$'): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`not plain data at ${path}: ${value}`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map((item, i) => canonical(item, `${path}[${i}]`)).join(',')}]`;
  if (typeof value === 'object') {
    const proto = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null)
      throw new Error(`not plain data at ${path}: ${Object.prototype.toString.call(value)}`);
    const bag = value as Record<string, unknown>;
    const parts = Object.keys(bag)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(bag[key], `${path}.${key}`)}`);
    return `{${parts.join(',')}}`;
  }
  throw new Error(`not plain data at ${path}: ${typeof value}`);
}

export function isBag(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
