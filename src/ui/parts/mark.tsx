/**
 * The mark, seen from above: a long stroke (the hull) and a short one (the float), joined by two booms. Takes the
 * colour of its text. `public/icon.svg` is the same drawing.
 */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden>
      <g transform="rotate(20 16 16)" strokeLinecap="round">
        <path strokeWidth="4.5" d="M11.5 3.5v25" />
        <path strokeWidth="4.5" d="M23.5 10v12" />
        <path strokeWidth="2" d="M11.5 11.5c3-3 9-3 12 0" />
        <path strokeWidth="2" d="M11.5 20.5c3 3 9 3 12 0" />
      </g>
    </svg>
  );
}
