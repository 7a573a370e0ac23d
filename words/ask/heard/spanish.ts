const telling =
  /\b(?:puedo|puede|como|cuanto|cuantos|cuesta|borrar|limpiar|sellar|antecedentes|penales|delito|cargo|tengo|tener|mi|mis|un|una|en|para|por|del|con|quiero|donde|necesito|abogado|abogada|ayuda|gratis|hola|record criminal|arresto|corte|juez|anos|despues|cuando|trabajo|que|por favor|esperar|tiempo|hay|formulario|si|fue|marihuana|votar|condena|pero|nunca|arrestaron|acusaron|caso|casos|fui|soy|estoy|pagar|viejo|vieja|hace|tiene|tienen|quien|cual|esta|este|porque|todavia|felonia|grave|menor|expediente|cargos|ya|vivir|policia|esposo|esposa|hijo|hija)\b/g;

/** A few small words give it away: one alone may be a name. */
export function isSpanish(plain: string): boolean {
  return new Set(plain.match(telling) ?? []).size >= 2;
}

export const saidInSpanish = 'Por ahora contestamos solo en inglés, con palabras sencillas.';
