import { color, line } from './parts.tsx';

/** A toothbrush at the outer sides of a dog's teeth. */
export function Teeth() {
  return (
    <>
      <path d="M4 124c4-22 10-36 14-60l56 26c-4 12-2 22 0 34z" fill={color('tan')} />
      <path
        d="M16 58c0-26 18-42 42-42 16 0 25 7 30 21l30 7c11 3 15 10 13 19-1 5-4 8-8 9 1 8-3 13-10 14-10 3-22 3-32 1-8 10-20 15-34 15-20 0-31-20-31-44z"
        fill={color('tan')}
      />
      <path d="M14 96q26 14 58 2l2 9q-32 12-62-2z" fill={color('coral')} />
      <path d="M121 63C108 59 90 61 76 70c8 9 28 12 42 6q5-5 3-13z" fill={color('pink')} />
      <path
        d="M79 71q18-8 40-5"
        stroke={color('white')}
        strokeWidth="11"
        strokeDasharray="6.5 1"
        fill="none"
      />
      <path d="M74 68q20-12 48-5" stroke={color('tan-2')} strokeWidth="4" {...line} />
      <path d="M74 71q20 15 45 5" stroke={color('tan-2')} strokeWidth="3" {...line} />
      <path d="M121 42q13 1 13 8 0 6-8 7t-9-6 4-9z" fill={color('ink')} />
      <path d="M44 22C26 24 20 44 24 70c2 16 12 22 17 12 4-10 2-30 14-46z" fill={color('brown')} />
      <path d="M70 46q6-7 12 0" stroke={color('ink')} strokeWidth="3" {...line} />
      <circle cx="63" cy="62" r="7" fill={color('coral')} opacity=".35" />
      <g transform="translate(90 82) rotate(20)">
        <path d="M-1-11h22V0H-1z" fill={color('white')} />
        <path d="M2-11V0m5-11V0m5-11V0m5-11V0" stroke={color('green')} strokeWidth="2" />
        <path d="M0 1h24q10 0 16 4t14 3h30" stroke={color('plum')} strokeWidth="8" {...line} />
        <path d="M44 6q5 2 16 2" stroke={color('white')} strokeWidth="2" opacity=".7" {...line} />
      </g>
    </>
  );
}
