export const wrongAnswers = (count: number) =>
  count === 1 ? 'Hay una respuesta por revisar' : `Hay ${count} respuestas por revisar`;
