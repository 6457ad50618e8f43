export type Person = { id: string; firstName: string; lastName: string; email: string };

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
