/** What the login says, in the words of the specification. */
export const loginTexts = {
  noUsername: { title: 'Username required', description: 'Please enter your admin username' },
  noPassword: { title: 'Password required', description: 'Please enter the admin password' },
  refused: { title: 'Login failed', description: 'Invalid credentials' },
  unreachable: { title: 'Login error', description: 'Unable to connect to server' },
  done: { title: 'Admin login successful', description: 'Welcome back, admin!' },
} as const;
