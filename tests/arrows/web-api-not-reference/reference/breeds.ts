export const breeds = ['Poodle'];
