/** The texts of the recruiters' and reviewers' areas that other areas' frames don't have. */
export const workFrame = {
  links: {
    findPeople: 'Buscar currículos',
    notifications: 'Notificações',
    queue: 'Fila',
  },
} as const
