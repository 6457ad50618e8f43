import { color, Eye, line } from './parts.tsx';

/** A slim dog in coat and boots stands in the snow. */
export function Snow() {
  return (
    <>
      <path d="M-4 94q30-8 74-4t94-4v38H-4z" fill={color('white')} />
      <path d="M-4 110q40-8 80 0t88-4v20H-4z" fill={color('white-2')} opacity=".7" />
      <path d="M40 50C26 54 20 68 26 80q4 5 8 1-5-14 10-22z" fill={color('grey-2')} />
      <path
        d="M56 60c2 10 6 14 10 18-2 4-6 6-6 10l3 16h7l-1-13c6-6 8-14 6-26zm44 0h11l4 44h-7z"
        fill={color('grey-2')}
      />
      <path
        d="M38 54c0-12 12-14 30-13 12 0 22-1 30-7l8-18 16 8c0 16-6 24-12 32-2 12-8 18-16 16-12-4-20-10-32-9-14 2-24 1-24-9z"
        fill={color('grey')}
      />
      <path
        d="M39 52c-3 12 2 22 7 28-2 4-7 6-7 10l3 16h8l-1-13c8-5 15-12 17-22 1-8 0-14-2-18zm51 12h13l-3 42h-7z"
        fill={color('grey')}
      />
      <path
        d="M40 47c10-7 26-7 40-6 10 0 16-3 20-7l5-10 17 7c-2 13-4 20-10 26-3 10-9 15-16 14-15-5-27-9-44-4-9 0-16-10-12-20z"
        fill={color('coral')}
      />
      <path d="M52 66q20-6 44 5" stroke={color('white')} strokeWidth="4" {...line} />
      <path d="M103 27l19 8" stroke={color('coral-2')} strokeWidth="9" {...line} />
      <path d="M108 19c1-8 8-11 15-9l22 11c4 3 3 8-2 9l-17 2c-10 3-19-3-18-13z" fill={color('grey')} />
      <path d="M111 13c-8-5-15-1-17 5 7 5 13 5 20-1z" fill={color('grey-2')} />
      <Eye x={123} y={19} r={3.4} />
      <path d="M144 20q6 2 4 7-4 2-7-1-1-5 3-6z" fill={color('ink')} />
      <path d="M143 31q-6 2-12 0" stroke={color('ink')} strokeWidth="1.8" {...line} />
      <path d="M60 92h11l1 8q6 1 7 7H62zm46 0h11v8q6 1 7 7h-18z" fill={color('green-2')} />
      <path d="M39 95h12v8q6 1 7 7H40zm53 0h11v8q6 1 7 7H92z" fill={color('green')} />
      <path
        d="M20 14v16m-7-12 14 8m0-8-14 8M66 8v14m-6-10.5 12 7m0-7-12 7M146 50v14m-6-10.5 12 7m0-7-12 7"
        stroke={color('white')}
        strokeWidth="2.6"
        {...line}
      />
      <path
        d="M42 26h.1M90 18h.1M12 60h.1M132 76h.1M84 4h.1M152 10h.1"
        stroke={color('white')}
        strokeWidth="5"
        {...line}
      />
    </>
  );
}
