import { z } from 'zod'

// Compiling schemas needs `new Function`, which the content security policy forbids.
z.config({ jitless: true })
