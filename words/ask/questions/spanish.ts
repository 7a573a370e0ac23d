import { answered, askedBack } from './expected.ts';

const inSpanish = 'solo en inglés';

export const spanish = [
  answered('cuanto tiempo tengo que esperar en florida', 'FL', 'wait', { holds: [inSpanish] }),
  answered('¿Cuánto cuesta borrar mis antecedentes en Texas?', 'TX', 'fee', { holds: [inSpanish, '$'] }),
  answered('puedo borrar mis antecedentes en california', 'CA', 'eligibility', {
    holds: [inSpanish, 'by itself'],
  }),
  answered('necesito un abogado gratis en nueva york', 'NY', ['help', 'fee_waiver'], { holds: [inSpanish] }),
  answered('hay un formulario para limpiar mi record en illinois', 'IL', 'form', { holds: [inSpanish] }),
  answered('tengo un delito grave en arizona, puedo sellar mi record', 'AZ', 'eligibility', {
    holds: [inSpanish, 'felony'],
    lacks: ['Michigan'],
  }),
  askedBack('¿Puedo limpiar mi récord?', 'eligibility', { holds: [inSpanish] }),
];
