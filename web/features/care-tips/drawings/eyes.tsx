import { color, Eye, line, Mirrored, Nose } from './parts.tsx';

/** A soft pad wipes under a Maltese's eye. */
export function Eyes() {
  return (
    <>
      <path d="M18 124c0-30 18-42 48-42s48 12 48 42z" fill={color('white-2')} />
      <path d="M66 30c-12-8-12-20-4-27h8c8 7 8 19-4 27z" fill={color('white-2')} />
      <Mirrored x={66}>
        <path d="M60 26C34 26 24 46 22 66c-2 16-4 26-10 34 10 2 26 0 32-10z" fill={color('white-2')} />
      </Mirrored>
      <path
        d="M66 24c24 0 37 16 37 36 0 12-4 18-6 24-8 16-18 26-31 26S43 100 35 84c-2-6-6-12-6-24 0-20 13-36 37-36z"
        fill={color('white')}
      />
      <Mirrored x={66}>
        <path d="M65 22C56 10 46 10 43 15s4 13 22 10z" fill={color('coral')} />
        <path
          d="M58 34q-10 2-15 10M20 72q0 14-6 25m18-12q0 6-4 14m20-13q2 11 10 16"
          stroke={color('silver')}
          strokeWidth="2.6"
          {...line}
        />
        <circle cx="42" cy="74" r="6" fill={color('coral')} opacity=".4" />
      </Mirrored>
      <circle cx="66" cy="23" r="5" fill={color('coral-2')} />
      <Eye x={51} y={60} r={7} />
      <Eye x={81} y={60} r={7} />
      <Nose x={66} y={69} wide={7.5} />
      <path d="M62 86h8q1 9-4 9t-4-9z" fill={color('pink')} />
      <path d="M110 88l20 4" stroke={color('tan-2')} strokeWidth="9" {...line} />
      <ellipse
        cx="97"
        cy="78"
        rx="9"
        ry="12"
        fill={color('cream')}
        stroke={color('apricot')}
        strokeWidth="1.8"
        transform="rotate(20 97 78)"
      />
      <path d="M170 92h-34" stroke={color('tan')} strokeWidth="22" {...line} />
      <path d="M132 84 105 78m24 16-21-5" stroke={color('tan')} strokeWidth="8.5" {...line} />
      <path d="M146 78h20v30h-20q-4-15 0-30z" fill={color('green')} />
    </>
  );
}
