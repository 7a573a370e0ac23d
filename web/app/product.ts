export const productName = 'OpenSlate';
export const tagline = 'Criminal Record Relief Guidance';
