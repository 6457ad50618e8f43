/** The two screens of the journeys, as options of a browser. */
export const screens = {
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

export type Screen = keyof typeof screens;
