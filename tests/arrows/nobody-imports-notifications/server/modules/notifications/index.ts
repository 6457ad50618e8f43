export const notify = (text: string) => text;
