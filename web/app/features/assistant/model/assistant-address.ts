export const assistantAddress = '/api/assistant';
