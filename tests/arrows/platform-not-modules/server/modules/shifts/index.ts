export const remind = () => 'tomorrow';
