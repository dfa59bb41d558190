import './lagoon.css';

/** A canoe with its outrigger, seen from above, in calm water. */
export function Lagoon() {
  return (
    <svg className="lagoon" viewBox="0 0 640 240" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g className="lagoon-rings" fill="none">
        <ellipse cx="322" cy="122" rx="150" ry="70" />
        <ellipse cx="322" cy="122" rx="215" ry="104" />
        <ellipse cx="322" cy="122" rx="290" ry="144" />
        <ellipse cx="322" cy="122" rx="378" ry="190" />
      </g>
      <g transform="rotate(20 320 120)" className="lagoon-boat">
        <path className="lagoon-hull" d="M294 14c17 26 24 66 24 106s-7 80-24 106c-17-26-24-66-24-106s7-80 24-106z" />
        <path className="lagoon-inside" d="M294 62c8 16 11 36 11 58s-3 42-11 58c-8-16-11-36-11-58s3-42 11-58z" />
        <path className="lagoon-boom" d="M285 88q52-30 106 8" />
        <path className="lagoon-boom" d="M285 152q52 30 106-4" />
        <path className="lagoon-float" d="M392 76c8 13 11 29 11 46s-3 33-11 46c-8-13-11-29-11-46s3-33 11-46z" />
      </g>
    </svg>
  );
}
