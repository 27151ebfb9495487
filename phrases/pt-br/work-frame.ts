/** The frame of the recruiters' and reviewers' areas, beside what every frame has. */
export const workFrame = {
  links: {
    findPeople: 'Buscar currículos',
    notifications: 'Notificações',
    queue: 'Fila',
  },
} as const
