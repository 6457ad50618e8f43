import { color, line } from './parts.tsx';

/** A magnifier shows a tick in parted hair; fine tweezers come near. */
export function Tick() {
  return (
    <>
      <path
        d="M-4 76l10-10 3 9 12-13 3 10 13-12 3 10 12-12 4 10 12-11 4 10 14-9 2 9 14-8 3 9 13-9 3 9 13-9 3 9 13-10 3 9 17-9v76H-4z"
        fill={color('tan')}
      />
      <path
        d="M4 92l8-8m6 20 9-10m0 22 8-9m92-5 8-6m2 18 9-7m-24 12 7-6m-103-26 5-6"
        stroke={color('tan-2')}
        strokeWidth="3"
        {...line}
      />
      <path d="M96 92l34 26" stroke={color('green')} strokeWidth="13" {...line} />
      <circle cx="66" cy="58" r="46" fill={color('green')} />
      <circle cx="66" cy="58" r="39" fill={color('cream')} />
      <path
        d="M27 58a39 39 0 0 0 78 0l-9 8-2-7-8 9-3-8-8 9-4-9-5 9-5-9-6 8-5-9-7 8-3-8-6 7z"
        fill={color('tan')}
      />
      <path
        d="M34 66l-4 10m12-6-2 12m10-10v14m32-14v14m8-16 4 12m6-14 2 6"
        stroke={color('tan-2')}
        strokeWidth="2.6"
        {...line}
      />
      <path
        d="M56 50l-12-5-4 5m14 6-13 1-3 5m17 1-10 7-1 6m43-26 12-5 4 5m-14 6 13 1 3 5m-17 1 10 7 1 6"
        stroke={color('ink')}
        strokeWidth="3.2"
        {...line}
      />
      <ellipse cx="66" cy="52" rx="14" ry="17" fill={color('choc-2')} />
      <path d="M55 58c2-6 5-9 11-9s9 3 11 9c-2 7-6 11-11 11s-9-4-11-11z" fill={color('ink')} />
      <path d="M62 68l1 7m7-7-1 7m-3-6v9" stroke={color('ink')} strokeWidth="3" {...line} />
      <path d="M38 38q6-10 16-13" stroke={color('white')} strokeWidth="4" {...line} />
      <path d="M152 0 84 66 146 24z" fill={color('steel-2')} />
      <path d="M158 8 86 70l70-54z" fill={color('steel')} />
      <path d="M150-2 84 66" stroke={color('grey-2')} strokeWidth="3" {...line} />
    </>
  );
}
