import { color, line } from './parts.tsx';

/** Plier clippers at the tip of a dog's dark nail. */
export function Nails() {
  return (
    <>
      <path
        d="M26 96q7 0 7 3-1 11-6 14-7-5-8-13 2-4 7-4zm22 4q7-1 8 3-1 10-5 13-7-4-9-12 1-4 6-4zm24-1q7-2 9 2 1 9-3 13-8-3-11-10 0-5 5-5zm16-10q6-6 11-4 8 7 9 15-11 0-20-6z"
        fill={color('choc-2')}
      />
      <path
        d="M28-4h42v60c8 4 14 9 19 16 8 6 10 14 6 20-3 5-8 7-13 6-3 5-10 8-17 5-6 5-14 5-19 0-7 3-14 1-17-4-8 0-14-8-12-17 2-10 6-18 11-26z"
        fill={color('tan')}
      />
      <path
        d="M28-4h12v58c-8 10-12 22-11 34 0 6 2 10 4 13q-6-1-8-4c-6-2-9-9-8-15 2-10 6-18 11-26z"
        fill={color('tan-2')}
        opacity=".55"
      />
      <path
        d="M46 103q-4-9 0-19m19 19q3-9-1-19m18 12q0-8-6-14"
        stroke={color('tan-2')}
        strokeWidth="3"
        {...line}
      />
      <g transform="translate(125 92) rotate(-18)">
        <path d="M0 3C16 4 20 22 42 28" stroke={color('coral-2')} strokeWidth="10" {...line} />
        <path d="M6 6C-4 16-24 16-34 2-24 9-14 8-8-2z" fill={color('grey-2')} />
        <path d="M6-6C-4-16-24-16-34-2-24-9-14-8-8 2z" fill={color('steel-2')} />
        <path d="M0-3C16-4 20-22 42-28" stroke={color('coral')} strokeWidth="10" {...line} />
        <path d="M14-6q9 6 0 12" stroke={color('grey-2')} strokeWidth="2.6" {...line} />
        <circle r="9" fill={color('steel')} />
        <circle r="3.5" fill={color('grey-2')} />
      </g>
    </>
  );
}
