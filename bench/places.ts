/** Two open shifts of a hundred lie in this city, 20,000 of a million. Around the other place there is none. */
export const denseCity = { zip: '77019', lat: 29.7517, lon: -95.4054 };
export const emptyCounty = { zip: '59087', lat: 46.9438, lon: -108.3184 };
