import { color, Eye, line, Shadow } from './parts.tsx';

/** A beagle trots on a loose leash. */
export function Walk() {
  return (
    <>
      <path d="M-4 100q40-8 84-4t84-2v30H-4z" fill={color('green')} opacity=".55" />
      <path d="M24 98V70" stroke={color('brown')} strokeWidth="5" {...line} />
      <path d="M24 26c16 0 20 16 16 28 2 12-6 22-16 22S6 66 8 54C4 42 8 26 24 26z" fill={color('green')} />
      <Shadow x={88} y={106} rx={46} />
      <path
        d="M60 70c-2 10-12 14-18 20l-3 10m62-26c4 8 12 12 14 18l-4 10"
        stroke={color('white-2')}
        strokeWidth="8"
        {...line}
      />
      <path d="M52 52c-10-4-14-14-12-26" stroke={color('black')} strokeWidth="7" {...line} />
      <path d="M40 30v-8" stroke={color('white')} strokeWidth="7" {...line} />
      <path
        d="M48 56c4-10 16-12 28-11l24 1c10 2 14 14 10 24-4 9-14 12-24 10-8-4-16-2-24 0-12 2-18-12-14-24z"
        fill={color('white')}
      />
      <path
        d="M47 60c2-12 14-16 28-15 10 0 16 2 20 4 0 10-6 16-16 16-12 0-14 10-24 14-6-4-9-11-8-19z"
        fill={color('black')}
      />
      <path d="M47 60c-2 8 0 15 5 19 8 4 16-2 16-10-4-8-14-12-21-9z" fill={color('tan')} />
      <path
        d="M56 74c2 8 10 12 12 18l-6 12m38-30c0 10-8 14-8 20l2 10"
        stroke={color('white')}
        strokeWidth="8.5"
        {...line}
      />
      <path d="M62 104h5m27 0h5m-60-4h4m68 2h4" stroke={color('white')} strokeWidth="6" {...line} />
      <path d="M94 52c0-10 6-18 12-22l14 16c-2 12-6 20-12 24z" fill={color('tan')} />
      <path d="M92 48q8 10 18 16" stroke={color('coral-2')} strokeWidth="6" {...line} />
      <path d="M97 52C84 34 78 14 84-4" stroke={color('coral-2')} strokeWidth="4" {...line} />
      <path
        d="M98 34c0-11 8-18 18-18 8 0 13 4 16 10l14 6c6 3 7 11 0 14-8 3-16 3-22 1-14 4-26-3-26-13z"
        fill={color('tan')}
      />
      <path d="M128 20l4 6 14 6c6 3 7 11 0 14-6 2-12 2-17 2-6-8-4-20-1-28z" fill={color('white')} />
      <path d="M108 18c-10 2-16 16-14 28 2 8 9 9 12 2 3-10 6-16 10-24z" fill={color('brown')} />
      <Eye x={122} y={28} r={3.6} />
      <path d="M145 29q7 1 6 6-3 4-8 1-3-5 2-7z" fill={color('ink')} />
      <path d="M146 43q-8 3-14-1" stroke={color('ink')} strokeWidth="2" {...line} />
    </>
  );
}
