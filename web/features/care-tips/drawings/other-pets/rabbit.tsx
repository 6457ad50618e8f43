import { color, Eye, line, Shadow } from '../parts.tsx';

/** A rabbit at rest beside its greens. */
export function Rabbit() {
  return (
    <>
      <Shadow x={84} y={107} rx={56} />
      <circle cx="134" cy="82" r="11" fill={color('white')} />
      <path d="M58 34c2-16 12-30 20-29 7 2 5 20-6 36z" fill={color('tan-2')} />
      <path
        d="M50 74c8-12 22-22 44-22 24 0 40 16 40 34 0 12-8 20-18 20H62c-12 0-16-6-16-14z"
        fill={color('tan')}
      />
      <path
        d="M84 100c-4-20 6-36 24-36 16 0 26 12 26 25s-8 17-18 17H88z"
        fill={color('tan-2')}
        opacity=".55"
      />
      <path d="M84 106q-2-9 8-9h28q6 0 6 9z" fill={color('cream')} />
      <path d="M50 82l3 17h-6q-7 0-7 7h22l3-22z" fill={color('tan')} />
      <path d="M45 36C38 20 40 2 48 1s14 18 12 36z" fill={color('tan')} />
      <path d="M48 32c-4-11-4-23 0-25s7 13 6 26z" fill={color('pink')} />
      <path
        d="M24 62c-2-4 0-8 4-12 5-10 13-16 22-16 14 0 23 11 22 24s-10 22-24 22c-10 0-20-8-24-18z"
        fill={color('tan')}
      />
      <path d="M24 62q-1-5 4-8 8 2 9 9t-2 12q-8-4-11-13z" fill={color('cream')} />
      <Eye x={44} y={50} r={4.6} />
      <circle cx="46" cy="65" r="5" fill={color('coral')} opacity=".4" />
      <path d="M24 56q4-2 6 0-1 4-4 5-3-2-2-5z" fill={color('coral-2')} />
      <path d="M34 60l12-2m-12 6 11 3" stroke={color('white')} strokeWidth="1.6" {...line} />
      <path
        d="M8 106q2-16 16-20-1 14-12 20m0 0q-8-8-8-20 8 6 8 20m4 0q10-12 22-10-6 12-20 10"
        fill={color('green')}
      />
    </>
  );
}
