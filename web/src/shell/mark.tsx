// The mark of the house: three tilted rings, a small brass planet on each.
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <g fill="none" stroke="var(--brass)" strokeWidth="2.4">
        <ellipse cx="50" cy="50" rx="46" ry="17" transform="rotate(-24 50 50)" />
        <ellipse cx="50" cy="50" rx="34" ry="13" transform="rotate(36 50 50)" />
        <ellipse cx="50" cy="50" rx="22" ry="9" transform="rotate(-64 50 50)" />
      </g>
      <g fill="var(--brass)">
        <circle cx="50" cy="50" r="5" />
        <circle cx="92" cy="31.3" r="6" />
        <circle cx="22.5" cy="30" r="5" />
        <circle cx="59.6" cy="30.2" r="4" />
      </g>
    </svg>
  );
}
