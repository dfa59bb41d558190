import './lagoon.css';

const rings = [1, 2, 3, 4, 5, 6, 7, 8];

/** Drawing of an outrigger canoe with rings in calm water. */
export function Lagoon() {
  return (
    <div className="lagoon">
      <svg viewBox="0 0 320 240" aria-hidden>
        <g className="lagoon-rings">
          {rings.map((ring) => (
            <ellipse key={ring} cx="160" cy="120" rx={60 + ring * 75} ry={30 + ring * 38} opacity={1 / ring ** 0.6} />
          ))}
        </g>
        <g transform="translate(4 -10) rotate(20 160 120) translate(320 0) scale(-1 1)">
          <path className="lagoon-wood" d="M130 12c17 30 22 68 22 108s-5 78-22 108c-17-30-22-68-22-108s5-78 22-108z" />
          <path className="lagoon-inside" d="M130 58c8 18 11 40 11 62s-3 44-11 62c-8-18-11-40-11-62s3-44 11-62z" />
          <path className="lagoon-wood" d="M222 76c7 13 9 29 9 44s-2 31-9 44c-7-13-9-29-9-44s2-31 9-44z" />
          <path className="lagoon-boom" d="M118 94q56-22 106 6" />
          <path className="lagoon-boom" d="M118 146q56 22 106-6" />
        </g>
      </svg>
    </div>
  );
}
