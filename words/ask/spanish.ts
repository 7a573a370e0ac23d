const telling =
  /\b(?:puedo|como|cuanto|cuesta|borrar|limpiar|antecedentes|penales|delito|cargo|tengo|mi|quiero|donde|necesito|abogado|abogada|ayuda|hola|record criminal|arresto|corte|juez|anos|despues|cuando|trabajo|que|por favor)\b/g;

/** A few small words give it away: one alone may be a name. */
export function isSpanish(plain: string): boolean {
  return new Set(plain.match(telling) ?? []).size >= 2;
}

export const saidInSpanish = 'Por ahora contestamos solo en inglés, con palabras sencillas.';
