export const build = () => 'built';
