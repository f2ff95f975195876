// The mark of the house: three tilted rings, a small brass planet on each.
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <g transform="rotate(-24)">
        <g fill="none" stroke="var(--brass)" strokeWidth="2.6">
          <ellipse rx="46" ry="24" />
          <ellipse rx="32" ry="15" transform="rotate(14)" />
          <ellipse rx="18" ry="7.5" transform="rotate(30)" />
        </g>
        <g fill="var(--brass)">
          <circle r="4.5" />
          <circle cx="39.8" cy="-12" r="7" />
          <circle cx="-30.2" cy="-4.4" r="5.5" />
          <circle cx="13" cy="12.5" r="4" />
        </g>
      </g>
    </svg>
  );
}
