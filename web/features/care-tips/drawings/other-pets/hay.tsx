import { color, line, Shadow } from '../parts.tsx';

/** A wooden rack full of hay and a few greens. */
export function Hay() {
  return (
    <>
      <Shadow x={80} y={112} rx={64} />
      <path
        d="M38 40 26 26m28 8-6-20m24 14-2-22m20 20 4-22m14 26 12-18m6 28 16-14M30 54 16 46m112 10 16-6"
        stroke={color('straw')}
        strokeWidth="5"
        {...line}
      />
      <path d="M22 70c2-26 24-44 58-44s56 18 58 44z" fill={color('straw')} />
      <path
        d="M40 60c2-12 8-20 18-26m-4 30c2-14 10-24 20-32m-2 34c0-14 2-22 8-36m10 36c2-14 0-24-6-34m20 34c-2-12-8-22-18-32m34 32c-4-10-10-18-20-24"
        stroke={color('apricot-2')}
        strokeWidth="3"
        {...line}
      />
      <path
        d="M60 62c-2-8-2-16 4-24m34 26c4-10 2-18-2-26M34 64c0-6 4-10 8-14m82 14c0-6-2-10-8-16"
        stroke={color('green')}
        strokeWidth="3"
        {...line}
      />
      <path d="M14 66h132l-14 38H28z" fill={color('brown')} />
      <path
        d="M30 72l8 28m22-28 3 28m37-28-3 28m33-28-8 28"
        stroke={color('tan-2')}
        strokeWidth="8"
        {...line}
      />
      <path
        d="M66 78q6 10 2 20m22-20q-6 10 0 20m-44-18 4 14m60-14-4 14"
        stroke={color('straw')}
        strokeWidth="3.4"
        {...line}
      />
      <rect x="10" y="62" width="140" height="10" rx="5" fill={color('tan')} />
      <rect x="24" y="99" width="112" height="9" rx="4.5" fill={color('tan')} />
    </>
  );
}
