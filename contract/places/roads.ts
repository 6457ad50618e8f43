/** The way by road is this much longer than the straight line, and is driven at so many miles an hour. */
export const roadFactor = 1.3;
export const roadSpeed = 30;

/** Minutes to drive a straight distance of so many miles. */
export const minutesByRoad = (miles: number): number => Math.ceil(((miles * roadFactor) / roadSpeed) * 60);
