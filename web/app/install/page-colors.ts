/** The page's color in tokens.css, for the frame that systems draw around it. */
export const pageColors = { light: '#f5efe2', dark: '#121815' };
