import { color, line, Mirrored, Nose } from './parts.tsx';

/** A Pomeranian's coat streams in the dryer's air. */
export function Dryer() {
  return (
    <>
      <path
        d="M74 14C54 10 42 18 36 26c-10 0-18-2-26-6 4 9 10 14 17 17-9 4-17 5-25 3 5 9 13 14 21 15-8 6-16 8-24 7 6 8 15 12 24 11-6 7-13 11-21 12 7 6 17 8 26 5-3 8-8 14-16 18 9 3 18 1 26-4l-8 20h66c8-12 12-26 12-42 0-34-8-64-34-68z"
        fill={color('rust')}
      />
      <path d="M64 86q14 6 28-4c6 12 6 28 0 42H52c-4-6-7-11-8-17l9 0-6-12 11 1z" fill={color('apricot')} />
      <Mirrored x={72}>
        <path d="M48 38C44 26 46 14 51 12c8 2 15 9 18 17z" fill={color('rust')} />
        <path d="M52 33c-2-7-1-12 1-14 4 2 7 5 9 9z" fill={color('choc')} />
      </Mirrored>
      <path d="M42 54c0-18 12-30 30-30s30 12 30 30-14 29-30 29-30-11-30-29z" fill={color('rust')} />
      <path d="M48 60c8-5 16-4 24 1 8-5 16-6 24-1-1 13-12 21-24 21s-23-8-24-21z" fill={color('apricot')} />
      <path d="M52 52q6 6 12 0m16 0q6 6 12 0" stroke={color('ink')} strokeWidth="2.8" {...line} />
      <Nose x={72} y={61} wide={5.5} />
      <path
        d="M112 70q-7-6-13-1t-13 0M111 80q-7-5-13 0t-14 0M112 90q-7-6-13-1t-12 1"
        stroke={color('white')}
        strokeWidth="2.8"
        {...line}
      />
      <g transform="translate(140 78) rotate(-4)">
        <path d="M-2 8h17l-2 46h-13z" fill={color('green-2')} />
        <path d="M-16-13H6a17 17 0 0 1 0 34h-22z" fill={color('green')} />
        <path d="M-26-11h11v30h-11q-3-15 0-30z" fill={color('ink')} />
        <circle cx="7" cy="4" r="9" fill={color('green-2')} />
        <path d="M2 0H12M2 4H12M2 8H12" stroke={color('steel')} strokeWidth="1.8" {...line} />
        <circle cx="6" cy="30" r="3" fill={color('straw')} />
      </g>
    </>
  );
}
