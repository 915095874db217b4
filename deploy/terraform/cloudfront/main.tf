# An origin in Amazon S3, and CloudFront before it: docs/releasing.md of Furrow's repository says what each part is for.

terraform {
  required_version = ">= 1.6"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.0"
    }
  }
}

variable "bucket" {
  description = "The name of the bucket"
  type        = string
}

variable "domain" {
  description = "The host name of the site"
  type        = string
}

variable "certificate_arn" {
  description = "The certificate of the domain, in us-east-1"
  type        = string
}

variable "headers_file" {
  description = "A copy of .furrow/headers.json; apply again when a purge says headersChanged"
  type        = string
}

variable "teams" {
  description = "The app of each team that publishes with a role of its own"
  type        = map(string)
  default     = {}
}

locals {
  headers = jsondecode(file(var.headers_file))
  # CloudFront takes these by fields of their own, and the others by their names.
  fields = ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "X-Frame-Options"]
  custom = { for name, value in local.headers : name => value if !contains(local.fields, name) }
  # The files of releases never change, and pages of other origins may load them.
  of_releases = { "Cross-Origin-Resource-Policy" = "cross-origin" }
}

resource "aws_s3_bucket" "site" {
  bucket = var.bucket
}

resource "aws_s3_bucket_public_access_block" "site" {
  bucket                  = aws_s3_bucket.site.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

# What was replaced or removed by mistake or with a stolen key stays for a month.
resource "aws_s3_bucket_versioning" "site" {
  bucket = aws_s3_bucket.site.id
  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket_lifecycle_configuration" "site" {
  bucket = aws_s3_bucket.site.id
  rule {
    id     = "earlier-versions"
    status = "Enabled"
    filter {}
    noncurrent_version_expiration {
      noncurrent_days = 30
    }
  }
}

resource "aws_s3_bucket_policy" "site" {
  bucket = aws_s3_bucket.site.id
  policy = templatefile("${path.module}/bucket-policy.json", {
    bucket       = var.bucket
    distribution = aws_cloudfront_distribution.site.arn
  })
}

resource "aws_cloudfront_origin_access_control" "site" {
  name                              = var.bucket
  origin_access_control_origin_type = "s3"
  signing_behavior                  = "always"
  signing_protocol                  = "sigv4"
}

resource "aws_cloudfront_function" "addresses" {
  name    = "${var.bucket}-addresses"
  runtime = "cloudfront-js-2.0"
  publish = true
  code    = file("${path.module}/viewer-request.js")
}

# Documents say no-cache to browsers and stay at the edge until they are purged; files of releases stay for a year.
resource "aws_cloudfront_cache_policy" "site" {
  name        = var.bucket
  min_ttl     = 0
  default_ttl = 0
  max_ttl     = 31536000
  parameters_in_cache_key_and_forwarded_to_origin {
    enable_accept_encoding_brotli = true
    enable_accept_encoding_gzip   = true
    cookies_config {
      cookie_behavior = "none"
    }
    headers_config {
      header_behavior = "none"
    }
    query_strings_config {
      query_string_behavior = "none"
    }
  }
}

resource "aws_cloudfront_response_headers_policy" "site" {
  for_each = { documents = {}, releases = local.of_releases }
  name     = "${var.bucket}-${each.key}"
  security_headers_config {
    content_security_policy {
      content_security_policy = local.headers["Content-Security-Policy"]
      override                = true
    }
    content_type_options {
      override = true
    }
    frame_options {
      frame_option = local.headers["X-Frame-Options"]
      override     = true
    }
    referrer_policy {
      referrer_policy = local.headers["Referrer-Policy"]
      override        = true
    }
    strict_transport_security {
      access_control_max_age_sec = 63072000
      override                   = true
    }
  }
  dynamic "cors_config" {
    for_each = each.key == "releases" ? ["*"] : []
    content {
      access_control_allow_credentials = false
      access_control_allow_headers {
        items = ["*"]
      }
      access_control_allow_methods {
        items = ["GET", "HEAD"]
      }
      access_control_allow_origins {
        items = [cors_config.value]
      }
      origin_override = true
    }
  }
  custom_headers_config {
    dynamic "items" {
      for_each = merge(local.custom, each.value)
      content {
        header   = items.key
        value    = items.value
        override = true
      }
    }
  }
}

resource "aws_cloudfront_distribution" "site" {
  enabled             = true
  http_version        = "http2and3"
  is_ipv6_enabled     = true
  aliases             = [var.domain]
  default_root_object = "index.html"

  origin {
    origin_id                = "site"
    domain_name              = aws_s3_bucket.site.bucket_regional_domain_name
    origin_access_control_id = aws_cloudfront_origin_access_control.site.id
  }

  default_cache_behavior {
    target_origin_id           = "site"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = aws_cloudfront_cache_policy.site.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.site["documents"].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.addresses.arn
    }
  }

  ordered_cache_behavior {
    path_pattern               = "/*/*.*.*/*"
    target_origin_id           = "site"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = aws_cloudfront_cache_policy.site.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.site["releases"].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.addresses.arn
    }
  }

  # S3 answers 403 instead of 404 to whoever may not list the bucket.
  dynamic "custom_error_response" {
    for_each = [403, 404]
    content {
      error_code            = custom_error_response.value
      response_code         = 404
      response_page_path    = "/404.html"
      error_caching_min_ttl = 0
    }
  }

  viewer_certificate {
    acm_certificate_arn      = var.certificate_arn
    ssl_support_method       = "sni-only"
    minimum_protocol_version = "TLSv1.2_2021"
  }

  restrictions {
    geo_restriction {
      restriction_type = "none"
    }
  }
}

resource "aws_iam_policy" "team" {
  for_each    = var.teams
  name        = "${var.bucket}-publish-${each.key}"
  description = "Publishes ${each.value}, and neither promotes nor replaces anything"
  policy      = templatefile("${path.module}/publish-role.json", { bucket = var.bucket, app = each.value })
}

resource "aws_iam_policy" "operator" {
  name        = "${var.bucket}-operate"
  description = "Promotes, rolls back and prunes, and never replaces or removes an event of the journal"
  policy      = templatefile("${path.module}/operator-role.json", { bucket = var.bucket })
}

output "distribution" {
  description = "What the hook purges: aws cloudfront create-invalidation --distribution-id"
  value       = aws_cloudfront_distribution.site.id
}
