/** Logo: a hull and a float joined by two booms, in the colour of its text. Same drawing as `public/icon.svg`. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden>
      <g transform="rotate(20 16 16)" strokeLinecap="round">
        <path strokeWidth="4.25" d="M22.5 4v24" />
        <path strokeWidth="4.25" d="M7.5 11.5v10" />
        <path strokeWidth="2" d="M22.5 11q-7.5-5-15 2.25" />
        <path strokeWidth="2" d="M22.5 20q-7.5-4-15 .25" />
      </g>
    </svg>
  );
}
