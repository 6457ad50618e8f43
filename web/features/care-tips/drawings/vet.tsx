import { color, Eye, line, Mirrored, Nose } from './parts.tsx';

/** A vet listens to a dog's heart. */
export function Vet() {
  return (
    <>
      <path d="M90 124V82c2-16 16-22 34-22 22 0 34 6 40 22v42z" fill={color('green')} />
      <path d="M112 58h26l-12 20z" fill={color('tan')} />
      <circle cx="143" cy="13" r="10" fill={color('choc-2')} />
      <path d="M118 44h16v18q-8 7-16 0z" fill={color('tan-2')} />
      <circle cx="124" cy="33" r="19" fill={color('tan')} />
      <path
        d="M106 28C108 12 120 6 132 9c12 3 18 16 13 31l-6 5c1-6 0-10-2-13-6-2-9-6-10-11-5 5-13 8-21 7z"
        fill={color('choc-2')}
      />
      <circle cx="140" cy="37" r="4.5" fill={color('tan')} />
      <path d="M112 34h.1m13 0h.1" stroke={color('ink')} strokeWidth="5" {...line} />
      <path d="M118 37q-3 4 1 4m-5 4q5 4 10 0" stroke={color('ink')} strokeWidth="2" {...line} />
      <path d="M10 124c0-32 14-50 42-50s42 18 42 50z" fill={color('rust')} />
      <path d="M32 84q20 12 40 0c4 14 2 26-4 40H36c-6-14-8-26-4-40z" fill={color('white')} />
      <Mirrored x={52}>
        <path d="M24 44C16 36 13 22 17 13q2-4 6-2c9 4 17 12 20 20z" fill={color('rust')} />
        <path d="M24 33c-4-5-5-10-4-14 6 3 10 7 13 12z" fill={color('pink')} />
      </Mirrored>
      <path d="M22 50c0-22 13-32 30-32s30 10 30 32c0 22-13 36-30 36S22 72 22 50z" fill={color('rust')} />
      <path d="M49 19h6c-2 12 2 24 8 36H41c6-12 10-24 8-36z" fill={color('white')} />
      <ellipse cx="52" cy="68" rx="18" ry="15" fill={color('white')} />
      <Mirrored x={52}>
        <path d="M31 40q5-4 10-1" stroke={color('choc')} strokeWidth="2.8" {...line} />
      </Mirrored>
      <Eye x={38} y={50} r={4.8} />
      <Eye x={66} y={50} r={4.8} />
      <Nose x={52} y={58} wide={7.5} />
      <path
        d="M112 58q2 18 14 20 12-2 14-20m-14 20q0 24-24 22t-32 6"
        stroke={color('plum')}
        strokeWidth="4.5"
        {...line}
      />
      <path d="M146 84q4 28-18 30H98" stroke={color('green-2')} strokeWidth="19" {...line} />
      <path d="M96 113H76" stroke={color('tan')} strokeWidth="13" {...line} />
      <circle cx="64" cy="106" r="11" fill={color('steel-2')} />
      <circle cx="64" cy="106" r="6.5" fill={color('steel')} />
      <path d="M84 108H72" stroke={color('tan')} strokeWidth="7" {...line} />
    </>
  );
}
