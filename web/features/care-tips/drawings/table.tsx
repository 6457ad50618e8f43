import { color, Eye, line } from './parts.tsx';

/** A schnauzer stands on a grooming table, held by a strap around the belly. */
export function Table() {
  return (
    <>
      <path d="M148 96V18q0-10-10-10H62" stroke={color('steel-2')} strokeWidth="6" {...line} />
      <path d="m50 100 60 28m-60 0 60-28" stroke={color('grey-2')} strokeWidth="6" {...line} />
      <path d="M58 64h14v28H61zm46 0h16q2 10-1 14l3 14h-11z" fill={color('grey-2')} />
      <path d="M114 46l9-20q6-2 6 5l-5 22z" fill={color('grey')} />
      <path
        d="M36 52c14-10 26-12 42-12 18 0 34-2 44 6 8 8 7 18 2 26-20-4-38 2-62 0-14-2-24-8-26-20z"
        fill={color('grey')}
      />
      <path
        d="M36 54c4 10 14 16 26 16 12 2 24 0 36-1 8-1 16 0 26 3-3 5-5 8-5 11l3 9h-14l-3-14c-8-4-24-2-32-2l-4 16H55l-3-18c-8-4-14-10-16-20z"
        fill={color('silver')}
      />
      <path
        d="M62 32C60 20 44 13 32 19c-6 3-9 8-10 14l-9 4c-6 3-7 11-6 18 1 9 5 15 10 16l3-7 5 6 3-8 6 5q12 2 19-5c8-7 11-16 9-30z"
        fill={color('grey')}
      />
      <path d="M30 42c-9-5-18-4-21 2-3 6-2 21 8 29l4-8 5 6 3-8 7 4q4-14-6-25z" fill={color('silver')} />
      <path d="M20 30q9-5 16 1-4 6-15 7-5-4-1-8z" fill={color('silver')} />
      <path d="M42 20l4-12q1-2 3 0l14 14q-6 9-14 10z" fill={color('grey-2')} />
      <Eye x={33} y={38} r={3.6} />
      <path d="M5 46q1-5 7-5 3 1 3 5t-6 5q-4-1-4-5z" fill={color('ink')} />
      <path d="M84 41q-3 16 0 29" stroke={color('coral')} strokeWidth="11" />
      <path d="M84 9v32" stroke={color('coral')} strokeWidth="4.5" {...line} />
      <rect x="79.5" y="20" width="9" height="9" rx="3" fill={color('coral-2')} />
      <rect x="16" y="91" width="142" height="12" rx="6" fill={color('steel-2')} />
      <path d="M22 94h128" stroke={color('steel')} strokeWidth="3" {...line} />
    </>
  );
}
